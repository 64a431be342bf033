interface TextExample {
  /** Missing: the option's name in words. */
  title?: string;
  /** A key of texts.json; missing: the option's name after the block's (`texts`). */
  example?: string;
}

/** An option whose value is a key of texts.json; the component receives the text. */
export const words = (description: string, { title, example }: TextExample = {}) =>
  ({
    title,
    description,
    examples: example === undefined ? undefined : [example],
    isTextKey: true,
  }) as const;

/** The same for the text of a button, which has to be short. */
export const button = (description: string, example?: TextExample) =>
  ({ ...words(description, example), isButton: true }) as const;

/** A yes or no, 'no' unless it is given. */
export const flag = (description: string, title?: string) =>
  ({ title, description, examples: [true], type: 'boolean', isOptional: true }) as const;

/** An option that may be left out. */
export const optional = <Option extends object>(option: Option) =>
  ({ ...option, isOptional: true }) as const;
