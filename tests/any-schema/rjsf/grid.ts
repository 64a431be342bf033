import type { UiSchema } from '@rjsf/utils';

const row = (...children: unknown[]) => ({ 'ui:row': { children } });
const column = (size: number, ...children: unknown[]) => ({ 'ui:col': { size, children } });
const columns = (size: number, ...children: unknown[]) => ({ 'ui:columns': { size, children } });
const grid = (rows: object) => ({ 'ui:field': 'LayoutGridField', 'ui:layoutGrid': rows });
/** Fields that are drawn for one kind of job. */
const ofJob = (value: string, ...children: unknown[]) => ({
  'ui:condition': { field: 'employment.job_type', value, operator: 'all', children },
});
const place = [column(8, 'employment.location.city'), column(4, 'employment.location.state')];

/** A layout within a layout, and columns that are there on a condition. */
const ComplexUiSchema: UiSchema = {
  ...grid(
    row(
      row(column(12, 'person')),
      row(columns(4, 'person.name.first', 'person.name.middle', 'person.name.last')),
      row(
        column(4, { name: 'person.birth_date', placeholder: '$lookup=PlaceholderText' }),
        column(8, 'person.race'),
      ),
      row(
        column(5, 'person.address'),
        column(
          7,
          row(
            column(12, 'employment'),
            ofJob('company', columns(12, 'employment.business', 'employment.title'), ...place),
            ofJob(
              'education',
              columns(12, 'employment.district', 'employment.school', 'employment.title'),
              ...place,
            ),
            ofJob('other', columns(12, { name: 'employment.description', rows: 6 })),
          ),
        ),
      ),
    ),
  ),
  person: {
    'ui:field': 'LayoutHeaderField',
    race: { 'ui:widget': 'checkboxes' },
    address: grid(
      row(columns(12, 'line_1', 'line_2', 'city'), row(columns(6, 'state', 'postal_code'))),
    ),
  },
  employment: {
    'ui:options': { inline: true, label: false },
    description: { 'ui:widget': 'textarea' },
  },
};

/** The columns of RJSF's suite of layouts, in the words of this theme and of @rjsf/mui: of twelve. */
export const gridOptions = {
  ColumnWidthAll: { size: 12 },
  ColumnWidth4: { size: 4 },
  ColumnWidth6: { size: 6 },
  ColumnWidth8: { size: 8 },
  ComplexUiSchema,
};
