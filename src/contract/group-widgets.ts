/**
 * Names that brand JSON may give in 'ui:widget' to a property without fields of its own, each drawn as
 * the group of fields of the same name in schemas/fields. What each is, for the brand reference.
 */
export const groupWidgets: Readonly<Record<string, string>> = {
  address:
    'The seven fields of an address. The property needs no schema of its own: with this widget it is the library’s field `address`, also where it changes some of its fields.',
};
