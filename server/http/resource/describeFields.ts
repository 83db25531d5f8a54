import { readProductModel } from '../../packs/productModel.ts'
import type { DeclaredFields, Field, Fields } from './field.ts'

/**
 * The fields of a resource with what the model of its pages says of them: label, length, dictionary, whether they are
 * required and unique. What the declaration says itself goes before the model, and `undefined` takes it back. Throws for
 * a model that is not there, and for a field that neither says its type nor stands in the model that is named.
 */
export function describeFields(declared: DeclaredFields, model: string | undefined): Fields {
  const known = model === undefined ? {} : readProductModel(model)
  return Object.fromEntries(
    Object.entries(declared).map(([name, own]) => {
      const described = Object.hasOwn(known, name) ? known[name] : undefined
      if (model !== undefined && described === undefined && own.type === undefined)
        throw new Error(`The field "${name}" has no type, and the model "${model}" does not describe it.`)
      const label = own.alsoCalled === undefined ? {} : { label: described?.label ?? own.alsoCalled }
      const entries = Object.entries({ type: 'text', ...described, ...label, ...own }).filter(
        ([, value]) => value !== undefined,
      )
      // What is left are the properties of a field: those of a model and of a declaration, and a type.
      return [name, Object.fromEntries(entries) as unknown as Field]
    }),
  )
}
