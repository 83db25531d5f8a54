import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'

/** What an author wrote that decides the branch of a union. */
export type Test =
  | { readonly type: 'string' | 'boolean' | 'array' | 'object' }
  | { readonly required: readonly [string] }
  | { readonly required: readonly [string]; readonly properties: Readonly<Record<string, { readonly const: string }>> }

export interface Branch<S extends TSchema = TSchema> {
  readonly test: Test
  readonly schema: S
}

/** A schema that applies to the values that meet a test; the second one, where it is given, to all others. */
export const when = (test: object, schema: object, otherwise?: object): Readonly<Record<string, unknown>> => ({
  if: test,
  then: schema,
  ...(otherwise === undefined ? {} : { else: otherwise }),
})

/** The branch for values of one JSON type. */
export const whenType = <S extends TSchema>(type: 'string' | 'boolean' | 'array' | 'object', schema: S): Branch<S> => ({
  test: { type },
  schema,
})

/** The branch for objects that carry a property. */
export const whenHas = <S extends TSchema>(property: string, schema: S): Branch<S> => ({
  test: { required: [property] },
  schema,
})

/** The branch for objects whose property has one fixed value. */
export const whenIs = <S extends TSchema>(property: string, value: string, schema: S): Branch<S> => ({
  test: { required: [property], properties: { [property]: { const: value } } },
  schema,
})

/**
 * A union whose branch is decided by what was written, as `if`/`then`/`else` in JSON Schema: a mistake is reported in
 * the branch that its author meant, never once for each branch, and editors complete the right one.
 *
 * @param expected says in words what may stand here; it is the message when no branch fits.
 */
export function Choice<const B extends readonly Branch[]>(
  expected: string,
  branches: B,
): TUnsafe<Static<B[number]['schema']>> {
  const none: Record<string, unknown> = { not: {}, expected }
  const schema = branches.reduceRight<Record<string, unknown>>(
    (otherwise, branch) => when(branch.test, branch.schema, otherwise),
    none,
  )
  return Type.Unsafe<Static<B[number]['schema']>>(schema)
}
