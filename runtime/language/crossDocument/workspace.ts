import type { Diagnostic } from '../diagnostic.ts'
import { getText } from '../json.ts'
import type { ReadDocument } from '../reading/readDocument.ts'
import type { DocumentType } from '../schema/index.ts'

/** Words that exist outside the documents: on a server, in the app. A list that is left out is not known, not empty. */
export interface KnownNames {
  readonly dictionaries?: readonly string[]
  readonly tables?: readonly string[]
  readonly texts?: readonly string[]
  readonly pages?: readonly string[]
  readonly models?: readonly string[]
  readonly packs?: readonly string[]
  /** The fragments that there are, those among the documents included. */
  readonly fragments?: readonly string[]
  readonly menus?: readonly string[]
  /** Access codes that can be granted. */
  readonly access?: readonly string[]
  /** All that the server publishes for sources to listen to. */
  readonly topics?: readonly string[]
  /** The bases of sources that the server answers. */
  readonly paths?: readonly string[]
  /** The functions that moves of tables may call, by their names. */
  readonly functions?: Readonly<Record<string, KnownFunction>>
  /** The calls of the server without those of packs. */
  readonly calls?: readonly KnownCall[]
}

/** A call of the server: `:name` in its path stands for any part, and `access` is as `server/calls.json` has it. */
export interface KnownCall {
  readonly method: string
  readonly path: string
  readonly access: string
}

/** A function of the server, as moves of tables call it. */
export interface KnownFunction {
  /** The JSON Schema of what it is given: an object. */
  readonly values: unknown
}

/** One document among the others. */
export interface Entry {
  readonly file: string
  /** The folder of its pack; undefined for a document that stands in no pack. */
  readonly folder: string | undefined
  readonly read: ReadDocument
  /** The document as it was written, where pieces of fragments stand in this one. */
  readonly written?: Entry
  /** What was found in it once its model was there. */
  readonly ofModel?: readonly Diagnostic[]
  /** Whether it is only there for others to refer to. */
  readonly isBeside: boolean
}

/** Everything that is checked together. */
export interface Workspace {
  readonly entries: readonly Entry[]
  readonly known: KnownNames
}

/** Takes what a check found in a document. */
export type Report = (entry: Entry, diagnostic: Diagnostic) => void

/** A check across documents. */
export type Check = (workspace: Workspace, report: Report) => void

export const formOf = (entry: Entry): DocumentType => entry.read.result.form
export const contentOf = (entry: Entry): unknown => entry.read.result.value
export const entriesOf = (workspace: Workspace, form: DocumentType): readonly Entry[] =>
  workspace.entries.filter((entry) => formOf(entry) === form)

/** Whether a document of a form could not be read: then what refers to it cannot be judged. */
export const hasUnreadable = (workspace: Workspace, form: DocumentType): boolean =>
  entriesOf(workspace, form).some((entry) => !entry.read.isReadable)

/** The names that documents of a form give themselves. */
export const namesOf = (workspace: Workspace, form: DocumentType, property: string): readonly string[] =>
  entriesOf(workspace, form).flatMap((entry) => getText(contentOf(entry), property) ?? [])
