import { nameAct } from './act.ts'
import type { CallInfo } from './callCatalogue.ts'
import type { Module } from './route.ts'

/** All calls of some modules, one for each method of a route. */
export function listCalls(own: readonly Module[]): readonly CallInfo[] {
  return own.flatMap((module) =>
    module.routes.flatMap(({ methods, path, access, act, section = module.section, resource, adds }) =>
      methods.map((method) => ({
        method,
        path,
        access,
        act: nameAct(act),
        module: module.id,
        section,
        ...(adds === undefined ? {} : { addsOnce: true }),
        ...(resource === undefined ? {} : { resource }),
      })),
    ),
  )
}
