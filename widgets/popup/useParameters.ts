import { type DataRecord, evaluate, useNames, useSiblings, watchedNames } from '../../runtime/index.ts'

type Parameters = { readonly parameters: DataRecord } | { readonly failure: string }

/** Gives the parameters of the report at the moment of a press, from the fields around and from the page. */
export function useParameters(formulas: Readonly<Record<string, string>> = {}): () => Parameters {
  const names = useNames()
  const siblings = useSiblings()
  const valuesFor = (formula: string): DataRecord => {
    const read = watchedNames(formula, 'values')
    return read === 'all' ? {} : Object.fromEntries(read.map((field) => [field, siblings?.get(field)]))
  }
  return () => {
    const parameters: Record<string, unknown> = {}
    for (const [name, formula] of Object.entries(formulas)) {
      const result = evaluate(formula, { ...names(), values: valuesFor(formula) })
      if (!result.ok) return { failure: `${formula}: ${result.error.message}` }
      parameters[name] = result.value
    }
    return { parameters }
  }
}
