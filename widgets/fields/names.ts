/** Every widget of our own that brand JSON may name in 'ui:widget'. */
export const widgetNames = [
  'text',
  'phone',
  'card-number',
  'card-company',
  'card-expiry',
  'card-cvv',
  'cpf',
  'cnpj',
  'registry',
  'birth-date',
  'postal-code',
  'installments',
  'franchise',
  'select',
  'choice',
  'consent',
] as const;

export type WidgetName = (typeof widgetNames)[number];
