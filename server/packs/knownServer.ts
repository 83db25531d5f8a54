import type { KnownNames } from '../../runtime/language/index.ts'
import calls from '../calls.json' with { type: 'json' }
import functions from '../functions.json' with { type: 'json' }

/**
 * What the checks of documents know of this server: its calls with who makes them, and the functions that moves of tables may
 * call. No module is loaded for that.
 */
export const knownServer: Pick<Required<KnownNames>, 'calls' | 'functions'> = {
  calls,
  functions: Object.fromEntries(functions.map(({ name, values }) => [name, { values }])),
}
