/** One thing that a script may ask of the page. Its arguments come from the script: each act checks what it takes. */
export type ScriptAct = (...args: readonly unknown[]) => unknown

/** What scripts of both types ask (wire contract 3.4). */
export interface SharedActs {
  /** Calls of the app's own server: the whole envelope, also of one that says no. */
  readonly getAction: ScriptAct
  readonly postAction: ScriptAct
  readonly putAction: ScriptAct
  readonly deleteAction: ScriptAct
  /** Shows a message: its level and its text. */
  readonly message: ScriptAct
  /** Asks the person: a text and a title; true when they agree. */
  readonly confirm: ScriptAct
}

/** What scripts of a list ask besides. */
export interface ListActs extends SharedActs {
  /** Loads the records again, those of a page by its number where one is named. */
  readonly loadData: ScriptAct
  /** Opens a form in front of the list: `{ title, width, row, page }`. */
  readonly openCustomModal: ScriptAct
}

/** What scripts of a form ask besides. Rows of sub-tables are set as the values of their fields. */
export interface FormActs extends SharedActs {
  readonly setFieldsValue: ScriptAct
  /** The choices of a field: its name, the choices, and the sub-table that it is in. */
  readonly changeOptions: ScriptAct
  /** The choices of a field: its name and the code of a dictionary. */
  readonly changeRemoteOptions: ScriptAct
  /** Parts of fields: `[{ field, show, disabled, required, componentProps: { options, disabled } }]`. */
  readonly updateSchema: ScriptAct
  /** Fills the fields that have a fill rule anew. */
  readonly executeMainFillRule: ScriptAct
  /** Fills those of a sub-table anew: its name, and `{ id, index }` of one row, else all of them. */
  readonly executeSubFillRule: ScriptAct
}

/** What the page around a script implements. Values in and out are JSON. */
export interface ScriptHost<A extends SharedActs = SharedActs> {
  /** The properties that the script reads, as they stand now. */
  read(): Readonly<Record<string, unknown>>
  /** Takes the properties that the script has changed. */
  write(changes: Readonly<Record<string, unknown>>): void
  readonly acts: A
}
