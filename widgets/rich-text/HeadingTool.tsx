import { DownOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { MenuButton, useTranslate } from '../../runtime/index.ts'

interface HeadingToolProps {
  readonly editor: Editor
  /** 0 for a paragraph. */
  readonly level: number
  readonly isDisabled: boolean
}

const levels = [1, 2, 3, 4] as const

/** Turns paragraphs into headings and back. */
export function HeadingTool({ editor, level, isDisabled }: HeadingToolProps) {
  const t = useTranslate()
  const paragraph = t('widgets.rich-text.paragraph')
  const chosen = level === 0 ? paragraph : t('widgets.rich-text.heading', { level })
  const entries = [
    {
      id: 'paragraph',
      label: paragraph,
      isChosen: level === 0,
      isDisabled,
      onSelect: () => void editor.chain().focus().setParagraph().run(),
    },
    ...levels.map((each) => ({
      id: String(each),
      label: t('widgets.rich-text.heading', { level: each }),
      isChosen: level === each,
      isDisabled,
      onSelect: () => void editor.chain().focus().setHeading({ level: each }).run(),
    })),
  ]
  return (
    <MenuButton
      label={t('widgets.rich-text.style', { style: chosen })}
      entries={entries}
      className="pw-tool pw-heading-tool"
    >
      {chosen}
      <DownOutlined aria-hidden style={{ fontSize: 9 }} />
    </MenuButton>
  )
}
