/** Which values of a record changed last, each with a number that is another one after every change. */
type ChangedValues = Readonly<Record<string, number>>

const changed = new WeakMap<object, ChangedValues>()

/** Keeps which values of a record changed, for whoever draws it. */
export const setChangedValues = (record: object, values: ChangedValues): void => void changed.set(record, values)

/** Which values of a record changed; undefined for one that is as it came. */
export const findChangedValues = (record: object): ChangedValues | undefined => changed.get(record)

/** The class that marks what changed so often; another one after each change, so that the mark begins anew. */
export const toMark = (times: number): string | undefined =>
  times === 0 ? undefined : times % 2 === 0 ? 'pw-changed-even' : 'pw-changed-odd'

/** The class that marks a value of a record for a moment; undefined for one that is as it came. */
export const toChangedClass = (record: object, name: string): string | undefined =>
  toMark(changed.get(record)?.[name] ?? 0)
