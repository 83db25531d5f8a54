import type { AnyBlock, Scope } from '../../../language/index.ts'
import { BlockButtons } from '../BlockButtons.tsx'
import { type BlockButton, useBlockActions } from '../useBlockActions.ts'
import type { BlocksController } from '../useBlocksController.ts'

interface OwnActionsProps {
  readonly block: AnyBlock
  readonly controller: BlocksController
  readonly scope: Scope
  /** Whether the buttons are large, and the first of them stands out. */
  readonly isLarge?: boolean
}

/** The first button stands out where none does by itself. */
const withPrimary = ([first, ...others]: readonly BlockButton[]): readonly BlockButton[] => {
  if (first === undefined) return []
  const isChosen = first.style !== 'default' || others.some(({ style }) => style === 'primary')
  return [isChosen ? first : { ...first, style: 'primary' }, ...others]
}

/** The buttons of a block that draws its title itself. */
export function OwnActions({ block, controller, scope, isLarge = false }: OwnActionsProps) {
  const buttonsOf = useBlockActions(controller)
  const actions = 'actions' in block ? block.actions : undefined
  const buttons = buttonsOf({ actions, scope, place: `${controller.place}${block.id}` })
  if (buttons.length === 0) return null
  return (
    <div className="pw-block-actions">
      <BlockButtons buttons={isLarge ? withPrimary(buttons) : buttons} size={isLarge ? 'large' : 'small'} />
    </div>
  )
}
