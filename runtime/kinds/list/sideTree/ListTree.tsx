import { useText, useTranslate } from '../../../i18n/index.ts'
import type { SideTree as TreeOptions } from '../../../language/index.ts'
import { media, useMedia } from '../../../media/index.ts'
import { FoldingPart, SideTree } from '../../../tree/index.ts'

export interface ListTreeProps {
  readonly options: TreeOptions
  /** The key of the node whose records show; undefined for all. */
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

/** The tree of a list page; a phone shows it folded away. */
export function ListTree({ options, chosen, onChoose }: ListTreeProps) {
  const text = useText()
  const translate = useTranslate()
  const isNarrow = useMedia(media.phone)
  const title = text(options.title) || translate('picker.tree')
  return (
    <FoldingPart
      key={String(isNarrow)}
      label={title}
      title={title}
      className="pw-side-tree pw-list-tree"
      isOpen={!isNarrow}
    >
      <SideTree options={options} chosen={chosen} onChoose={onChoose} />
    </FoldingPart>
  )
}
