/** An option whose value is a key of texts.json. */
export const words = (
  description: string,
  { title, example }: { title?: string; example?: string } = {},
) =>
  ({
    title,
    description,
    examples: example === undefined ? undefined : [example],
    isTextKey: true,
  }) as const;

/** The text of a button has to be short. */
export const button = (...text: Parameters<typeof words>) =>
  ({ ...words(...text), isButton: true }) as const;

/** A yes or no, 'no' unless it is given. */
export const flag = (description: string, title?: string) =>
  ({ title, description, examples: [true], type: 'boolean', isOptional: true }) as const;

export const optional = <Option extends object>(option: Option) =>
  ({ ...option, isOptional: true }) as const;
