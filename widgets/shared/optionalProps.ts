type MayMiss<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]

type OptionalProps<T> = Omit<T, MayMiss<T>> & { [K in MayMiss<T>]?: Exclude<T[K], undefined> }

/**
 * Props for an antd component, to which an undefined prop is an absent one. Its types do not say so under
 * `exactOptionalPropertyTypes`; leaving each out in turn would cost a form of hundreds of fields an object per prop.
 */
export const optionalProps = <const T extends object>(props: T): OptionalProps<T> => props as OptionalProps<T>
