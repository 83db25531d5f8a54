import {
  BoldOutlined,
  CheckSquareOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { commands, type ICommand } from '@uiw/react-md-editor/nohighlight'
import type { ReactNode } from 'react'
import { InlineCodeIcon } from '../shared/InlineCodeIcon.tsx'
import { QuoteIcon } from '../shared/QuoteIcon.tsx'

interface MarkdownTool {
  readonly text: string
  readonly icon: ReactNode
  readonly command: ICommand
}

const tool = (text: string, icon: ReactNode, command: ICommand): MarkdownTool => ({ text, icon, command })

/** Drawn by the style sheet, as letters of a name are no part of it. */
const headingIcon = (level: number) => <span className="pw-markdown-heading" data-level={level} aria-hidden />

/** The tools that change the text, in groups. */
export const toolGroups: readonly { readonly id: string; readonly tools: readonly MarkdownTool[] }[] = [
  {
    id: 'headings',
    tools: [
      tool('widgets.markdown.heading1', headingIcon(1), commands.heading1),
      tool('widgets.markdown.heading2', headingIcon(2), commands.heading2),
      tool('widgets.markdown.heading3', headingIcon(3), commands.heading3),
    ],
  },
  {
    id: 'words',
    tools: [
      tool('widgets.markdown.bold', <BoldOutlined aria-hidden />, commands.bold),
      tool('widgets.markdown.italic', <ItalicOutlined aria-hidden />, commands.italic),
      tool('widgets.markdown.strike', <StrikethroughOutlined aria-hidden />, commands.strikethrough),
      tool('widgets.markdown.code', <InlineCodeIcon />, commands.code),
      tool('widgets.markdown.link', <LinkOutlined aria-hidden />, commands.link),
    ],
  },
  {
    id: 'blocks',
    tools: [
      tool('widgets.markdown.bulletList', <UnorderedListOutlined aria-hidden />, commands.unorderedListCommand),
      tool('widgets.markdown.orderedList', <OrderedListOutlined aria-hidden />, commands.orderedListCommand),
      tool('widgets.markdown.checkList', <CheckSquareOutlined aria-hidden />, commands.checkedListCommand),
      tool('widgets.markdown.quote', <QuoteIcon />, commands.quote),
      tool('widgets.markdown.codeBlock', <CodeOutlined aria-hidden />, commands.codeBlock),
      tool('widgets.markdown.table', <TableOutlined aria-hidden />, commands.table),
      tool('widgets.markdown.rule', <LineOutlined aria-hidden />, commands.hr),
    ],
  },
]

/** The commands that the keys of the text know; views and the screen are no part of the text. */
export const keyCommands: ICommand[] = toolGroups.flatMap(({ tools }) => tools.map(({ command }) => command))
