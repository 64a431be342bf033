/** An option whose value is a key of texts.json; the component receives the text. */
export const words = (description: string, example: string, title?: string) =>
  ({ title, description, examples: [example], isTextKey: true }) as const;

/** The same for the text of a button, which has to be short. */
export const button = (description: string, example: string, title?: string) =>
  ({ ...words(description, example, title), isButton: true }) as const;

/** A yes or no, 'no' unless it is given. */
export const flag = (description: string, title?: string) =>
  ({ title, description, examples: [true], type: 'boolean', isOptional: true }) as const;

/** An option that may be left out. */
export const optional = <Option extends object>(option: Option) =>
  ({ ...option, isOptional: true }) as const;
