import { add } from './add.ts'
import type { BuiltIn } from './builtIn.ts'
import { edit } from './edit.ts'
import { exportSheet } from './export.ts'
import { importSheets } from './import.ts'
import { remove } from './remove.ts'
import { removeBatch } from './removeBatch.ts'
import { superQuery } from './superQuery.ts'
import { view } from './view.ts'

export type { BuiltIn, BuiltInContext } from './builtIn.ts'

const builtIns: readonly BuiltIn[] = [add, edit, view, remove, removeBatch, exportSheet, importSheets, superQuery]

/** A built-in action by its name; one that this version does not have shows as an issue. */
export const findBuiltIn = (id: string): BuiltIn | undefined => builtIns.find((builtIn) => builtIn.id === id)
