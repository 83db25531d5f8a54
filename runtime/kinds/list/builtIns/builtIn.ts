import type { ComponentType } from 'react'
import type { Client, Data } from '../../../data/index.ts'
import type { BuiltInAction } from '../../../language/index.ts'
import type { PageInstance, PageServices } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { ListController } from '../useListController.ts'

/** What a dialog of a built-in action receives. */
export interface ListDialogProps {
  readonly context: BuiltInContext
  /** Called once the dialog has closed and the focus is back. */
  readonly onClosed: () => void
}

/** What another action of a row does, and whether it may be used there now. */
export interface RowButton {
  readonly isDisabled: boolean
  run(): void
}

/** What a built-in action works with. */
export interface BuiltInContext {
  readonly controller: ListController
  readonly instance: PageInstance
  readonly services: PageServices
  readonly client: Client
  readonly data: Data
  readonly translate: Translate
  readonly text: (source: string | undefined) => string
  /** The row whose button was pressed; none in the toolbar. */
  readonly record?: DataRecord
  /** Shows a dialog in front of the list; resolves once it has closed. */
  readonly show: (Dialog: ComponentType<ListDialogProps>) => Promise<void>
  /** The button of another action of a row, where the person may use it there. */
  readonly buttonOf: (id: string, record: DataRecord) => RowButton | undefined
  /** Runs what a person begins after the action, as taking it back; a failure shows as one of the action would. */
  readonly perform: (work: () => Promise<void>) => void
  /** What the page asks before the action, in place of the action's own question. */
  readonly question?: string
  /** What a deletion takes along as far as the page knows; it is written where the server does not answer that. */
  readonly below?: string
}

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** One of several things that an action can do. */
export interface BuiltInChoice {
  readonly id: string
  readonly label: string
  run(context: BuiltInContext): Promise<void>
}

/** An action that lists know by name. A new one is a file here, its word in the language, and a line in the list. */
export interface BuiltIn {
  readonly id: BuiltInAction
  /** Key of its label. */
  readonly label: string
  readonly icon: string
  readonly style: 'primary' | 'default' | 'danger' | 'link'
  /** Whether it works on ticked records, so that the list shows boxes to tick. */
  readonly needsSelection?: boolean
  /** Whether it waits for a person in front of the list: its button then shows no progress. */
  readonly waits?: boolean
  /** Whether it asks by itself before it does something. */
  readonly asks?: boolean
  /** Things among which a person chooses at the moment; none when the action does one thing. */
  choices?(controller: ListController, translate: Translate): readonly BuiltInChoice[]
  /** What shows beside the actions while the action has an effect on the list, with the key of its words. */
  mark?(controller: ListController): { readonly label: string; readonly clear: () => void } | undefined
  run(context: BuiltInContext): Promise<unknown>
}
