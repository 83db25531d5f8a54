import type { KnownFunction } from '../../runtime/language/index.ts'
import list from '../functions.json' with { type: 'json' }

/** The functions that moves of tables may call, as the checks of documents know them: no module is loaded for that. */
export const knownFunctions: Readonly<Record<string, KnownFunction>> = Object.fromEntries(
  list.map(({ name, values }) => [name, { values }]),
)
