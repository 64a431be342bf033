export type Rule<ErrorName extends string = string> = (value: string) => ErrorName | undefined;

export interface FormatDescriptor<ErrorName extends string = string> {
  /** The meaning of each error, for product owners, by the name that `messages` of a field gives a text for. */
  errors: Readonly<Record<ErrorName, string>>;
  /** Right values, the usual one first. */
  samples: readonly string[];
}

export type DescriptorsOf<Checks extends Readonly<Record<string, Rule>>> = {
  readonly [Format in keyof Checks]: FormatDescriptor<
    Exclude<ReturnType<Checks[Format]>, undefined>
  >;
};
