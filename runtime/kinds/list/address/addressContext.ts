import type { Client } from '../../../data/index.ts'
import type { PageServices } from '../../../page/index.ts'
import type { Language, Registry } from '../../../registry/index.ts'
import type { ListActions } from '../useActions.ts'
import type { ListController } from '../useListController.ts'

/** A list, and what is asked on the way to where its address leads. */
export interface AddressContext {
  readonly controller: ListController
  readonly actions: ListActions
  readonly client: Client
  readonly registry: Registry
  readonly services: PageServices
  readonly text: (source: string | undefined) => string
  readonly language: Language
  readonly failureMessage: (error: unknown) => string
}
