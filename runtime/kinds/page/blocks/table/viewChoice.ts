import { createContext } from 'react'
import type { ListViewId } from '../../../../language/index.ts'

/** How tables that stand for records alike are shown on a phone, chosen once for all of them. */
export interface ViewChoice {
  readonly view: ListViewId
  readonly choose: (view: ListViewId) => void
  /** Whether the choice is offered here: at the first of them. */
  readonly isOffered: boolean
}

/** The choice that the tables of a repeat share; a table outside of one has its own. */
export const ViewChoiceContext = createContext<ViewChoice | undefined>(undefined)
