import type { Access } from './http/access.ts'
import { listCalls } from './http/listCalls.ts'
import { modules } from './modules/list.ts'
import { noPacks } from './packs/installedPage.ts'
import { packModule } from './packs/module.ts'

/** The calls of the server without packs, as `server/calls.json` holds them: one line each, by path and method. */
export function toCallList(): string {
  const calls = listCalls([...modules, packModule(noPacks)])
    .map(({ method, path, access, act, module, section, addsOnce }) => ({
      method,
      path,
      access: toText(access),
      ...(method === 'GET' && act === 'none' ? {} : { act }),
      module,
      section,
      ...(addsOnce === undefined ? {} : { addsOnce }),
    }))
    .toSorted((left, right) => (`${left.path} ${left.method}` < `${right.path} ${right.method}` ? -1 : 1))
  return `[\n${calls.map((call) => `  ${JSON.stringify(call)}`).join(',\n')}\n]\n`
}

/** `anonymous`, `signedIn`, or the access codes of which one is needed, joined by `|`. */
function toText(access: Access): string {
  return access.kind === 'code' ? access.codes.join('|') : access.kind
}

/** The functions that modules offer to the moves of tables, as `server/functions.json` holds them: one line each, by name. */
export function toFunctionList(): string {
  const functions = modules
    .flatMap((module) =>
      module.functions.map(({ name, description, values }) => ({ name, module: module.id, description, values })),
    )
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
  return `[\n${functions.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`
}
