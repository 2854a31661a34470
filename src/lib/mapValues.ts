/** A record with the same keys and other values. */
export const mapValues = <From extends object, To>(
  record: From,
  to: (value: Exclude<From[keyof From], undefined>, key: keyof From & string) => To,
) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, to(value, key as keyof From & string)]),
  ) as { [Key in keyof From]: To }
