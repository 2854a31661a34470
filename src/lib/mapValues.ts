/** Makes a record with the keys of `record` and the values that `toValue` gives for each of its values. */
export const mapValues = <From extends object, To>(
  record: From,
  toValue: (value: Exclude<From[keyof From], undefined>, key: keyof From & string) => To,
) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, toValue(value, key as keyof From & string)]),
  ) as { [Key in keyof From]: To }
