import { object, text, type Sample } from './sample.ts';

/** Fields of every kind, and how they look. */
export const fields = {
  widgets: {
    schema: object({
      email: text('E-mail', { format: 'email' }),
      uri: text('Página', { format: 'uri' }),
      secret: text('Segredo'),
      long: text('Texto longo'),
      colour: text('Cor', { format: 'color', default: '#0b6669' }),
      check: { type: 'boolean', title: 'Caixa', description: 'Marque ou não' },
      yesNo: { type: 'boolean', title: 'Sim ou não' },
      select: { type: 'boolean', title: 'Lista' },
      named: { type: 'boolean', title: 'Com nomes', enum: [true, false] },
      pick: text('Escolha', { enum: ['foo', 'bar'] }),
      hint: text('Com dica'),
      fixed: text('Só leitura', { readOnly: true, default: 'não muda' }),
      closed: text('Desligado', { default: 'desligado' }),
      hidden: text('Escondido', { default: 'segredo' }),
      bare: text('Sem rótulo'),
      upper: text('Sempre algo'),
    }),
    ui: {
      secret: { 'ui:widget': 'password' },
      long: { 'ui:widget': 'textarea' },
      yesNo: { 'ui:widget': 'radio' },
      select: { 'ui:widget': 'select' },
      named: { 'ui:widget': 'radio', 'ui:enumNames': ['Ligado', 'Parado'] },
      pick: { 'ui:widget': 'radio', 'ui:enumDisabled': ['bar'], 'ui:options': { inline: true } },
      hint: { 'ui:placeholder': 'uma dica', 'ui:help': 'Uma ajuda' },
      closed: { 'ui:disabled': true },
      hidden: { 'ui:widget': 'hidden' },
      bare: { 'ui:options': { label: false } },
      upper: { 'ui:emptyValue': 'nada' },
    },
  },

  examples: {
    schema: object({
      browser: text('Navegador', { examples: ['Firefox', 'Chrome', 'Opera'] }),
      rating: { type: 'integer', title: 'Nota', examples: [1, 5] },
    }),
  },

  'enum objects': {
    schema: {
      type: 'object',
      definitions: {
        place: {
          enum: [
            { name: 'São Paulo', at: { lat: -23.5, lon: -46.6 } },
            { name: 'Recife', at: { lat: -8, lon: -34.9 } },
          ],
        },
      },
      properties: {
        place: { title: 'Lugar', $ref: '#/definitions/place' },
        button: { title: 'Lugar por botão', $ref: '#/definitions/place' },
        places: {
          type: 'array',
          title: 'Lugares',
          uniqueItems: true,
          items: { $ref: '#/definitions/place' },
        },
        mixed: { title: 'De tudo', enum: ['um', 2, null, true] },
      },
    },
    ui: {
      place: { 'ui:enumNames': ['São Paulo', 'Recife'] },
      button: { 'ui:widget': 'radio', 'ui:enumNames': ['São Paulo', 'Recife'] },
      places: { 'ui:enumNames': ['São Paulo', 'Recife'] },
    },
  },
} satisfies Record<string, Sample>;
