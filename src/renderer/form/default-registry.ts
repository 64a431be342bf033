import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR } from '@rjsf/utils';

/**
 * Stands in for the registry of @rjsf/core, which would bring every stock field, template and widget
 * (16 KB) to the buyer. Templates and widgets are ours; see SchemaForm. What only some forms need is
 * in all-fields/. Aliased in vite.config.ts.
 */
export default function getDefaultRegistry() {
  return {
    // Our widget of a number knows the decimal sign of the brand's language, not of the browser's.
    fields: { BooleanField, NumberField: StringField, ObjectField, SchemaField, StringField },
    templates: {},
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: String,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
