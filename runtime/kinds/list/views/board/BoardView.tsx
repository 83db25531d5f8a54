import { CardsBar } from '../../cards/CardsBar.tsx'
import { CardsNote } from '../../cards/CardsNote.tsx'
import type { ListViewProps } from '../definition.ts'
import { Board } from './Board.tsx'
import { BoardBones } from './BoardBones.tsx'
import { BoardChoices } from './BoardChoices.tsx'
import { LoadMore } from './LoadMore.tsx'
import '../../cards/cards.css'
import './board.css'

/** The records of a list as cards in the columns of a state, with the states and the selection that its table has. */
export function BoardView(props: ListViewProps) {
  const { controller, hasSelection } = props
  const { state, resolved } = controller
  const field = resolved.page.kind === 'list' ? resolved.page.board?.field : undefined
  if (field === undefined) return null
  if (state.status === 'error' || state.status === 'empty') return <CardsNote {...props} />
  if (state.status === 'loading') return <BoardBones />
  return (
    <BoardChoices field={resolved.fields[field]}>
      {(columns) => (
        <div className="pw-board-frame" aria-busy={state.status === 'refreshing'}>
          {state.status === 'refreshing' && <div className="pw-table-progress" />}
          <CardsBar controller={controller} hasSelection={hasSelection} />
          <Board {...props} field={field} choices={columns} />
          <LoadMore controller={controller} />
        </div>
      )}
    </BoardChoices>
  )
}
