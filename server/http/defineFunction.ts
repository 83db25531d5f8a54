import { type Static, type TObject, type TProperties, Type } from 'typebox'
import type { SignedInCall } from './call.ts'
import type { TableFunction } from './tableFunction.ts'

/** Describes a function that moves of tables may call; `functions` of its module lists it. */
export function defineFunction<Values extends TProperties>({
  values,
  run,
  ...named
}: Pick<TableFunction, 'name' | 'description'> & {
  readonly values: Values
  readonly run: (call: SignedInCall, values: Static<TObject<Values>>) => unknown
}): TableFunction<SignedInCall> {
  // The type of the values follows from the schema that is checked before it runs; here it is erased.
  const erased = run as TableFunction<SignedInCall>['run']
  return { ...named, values: Type.Object(values, { additionalProperties: false }), run: erased }
}
