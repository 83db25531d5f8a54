import { BlockButtons } from './BlockButtons.tsx'
import { BarTools } from './lateTools.ts'
import { useBlockActions } from './useBlockActions.ts'
import type { PageController } from './useBlocksController.ts'

/** The buttons of a page at the left, what concerns all of its blocks at the right. */
export function PageBar({ controller }: { readonly controller: PageController }) {
  const { resolved, names } = controller
  const { toolbar, tools = false } = resolved.page
  const buttons = useBlockActions(controller)({ actions: toolbar, scope: names })
  if (buttons.length === 0 && !tools) return null
  return (
    <div className="pw-page-bar">
      <BlockButtons buttons={buttons} />
      {tools && <BarTools controller={controller} />}
    </div>
  )
}
