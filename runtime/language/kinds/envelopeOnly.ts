import { type Static, Type } from 'typebox'
import { envelope } from '../schema/envelope.ts'

/** Kinds whose envelope is fixed and whose body this version reads without judging it: it is kept as it stands. */
export const ReportPage = Type.Object({ ...envelope, kind: Type.Literal('report') })
export type ReportPage = Static<typeof ReportPage>

/** @inheritDoc */
export const TreeTablePage = Type.Object({ ...envelope, kind: Type.Literal('treeTable') })
export type TreeTablePage = Static<typeof TreeTablePage>
