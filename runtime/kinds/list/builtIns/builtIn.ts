import type { Client, Data } from '../../../data/index.ts'
import type { BuiltInAction } from '../../../language/index.ts'
import type { PageInstance, PageServices } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { ListController } from '../useListController.ts'

/** What a built-in action works with. */
export interface BuiltInContext {
  readonly controller: ListController
  readonly instance: PageInstance
  readonly services: PageServices
  readonly client: Client
  readonly data: Data
  readonly translate: (key: string, values?: Readonly<Record<string, string | number>>) => string
  readonly text: (source: string | undefined) => string
  /** The row whose button was pressed; none in the toolbar. */
  readonly record?: DataRecord
  /** What the page asks before the action, in place of the action's own question. */
  readonly question?: string
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
  run(context: BuiltInContext): Promise<void>
}
