import { createCallCatalogue } from '../http/callCatalogue.ts'
import { listCalls } from '../http/listCalls.ts'
import { operations } from '../http/resource/declaration.ts'
import type { Module } from '../http/route.ts'

/** Says whether some modules answer one of the calls of a table below a path themselves. */
export function toTaken(modules: readonly Module[]): (path: string) => boolean {
  const catalogue = createCallCatalogue(listCalls(modules))
  return (path) => operations.some((operation) => catalogue.find(`${path}/${operation}`).length > 0)
}
