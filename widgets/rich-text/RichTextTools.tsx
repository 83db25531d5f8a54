import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BgColorsOutlined,
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  FontColorsOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ItalicOutlined,
  LineOutlined,
  MenuOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { type FullScreen, useTranslate } from '../../runtime/index.ts'
import { InlineCodeIcon } from '../shared/InlineCodeIcon.tsx'
import { QuoteIcon } from '../shared/QuoteIcon.tsx'
import { ToolButton } from '../shared/ToolButton.tsx'
import { Toolbar } from '../shared/Toolbar.tsx'
import { ToolGroup } from '../shared/ToolGroup.tsx'
import { ColourTool } from './ColourTool.tsx'
import { HeadingTool } from './HeadingTool.tsx'
import { ImageTool } from './ImageTool.tsx'
import { LinkTool } from './LinkTool.tsx'
import { TableTool } from './TableTool.tsx'
import { alignments, type ToolState, useToolState } from './toolState.ts'

interface RichTextToolsProps {
  readonly id: string
  readonly label: string
  readonly editor: Editor
  readonly isDisabled: boolean
  readonly screen: FullScreen
  readonly onPictures: (files: readonly File[]) => void
}

const alignTools: Readonly<Record<(typeof alignments)[number], { readonly text: string; readonly icon: ReactNode }>> = {
  left: { text: 'widgets.rich-text.align.left', icon: <AlignLeftOutlined aria-hidden /> },
  center: { text: 'widgets.rich-text.align.center', icon: <AlignCenterOutlined aria-hidden /> },
  right: { text: 'widgets.rich-text.align.right', icon: <AlignRightOutlined aria-hidden /> },
  justify: { text: 'widgets.rich-text.align.justify', icon: <MenuOutlined aria-hidden /> },
}

/** The tools of a rich text. */
export function RichTextTools({ id, label, editor, isDisabled, screen, onPictures }: RichTextToolsProps) {
  const t = useTranslate()
  const state = useToolState(editor)
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () => {
    command(editor.chain().focus()).run()
  }
  const tool = (
    words: string,
    icon: ReactNode,
    command: (chain: ChainedCommands) => ChainedCommands,
    more: { readonly isPressed?: boolean; readonly isDisabled?: boolean } = {},
  ) => (
    <ToolButton
      label={words}
      icon={icon}
      onPress={run(command)}
      {...more}
      isDisabled={isDisabled || more.isDisabled === true}
    />
  )
  const isOn = (name: ToolState['marks'][number] | ToolState['blocks'][number]) => ({
    isPressed: [...state.marks, ...state.blocks].includes(name),
  })

  return (
    <Toolbar
      label={t('widgets.rich-text.tools', { label })}
      controls={id}
      more={t('widgets.rich-text.moreTools')}
      end={
        <ToolButton
          label={t(screen.isFull ? 'widgets.rich-text.leaveFullScreen' : 'widgets.rich-text.fullScreen')}
          icon={screen.isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onPress={screen.toggle}
        />
      }
    >
      <ToolGroup>
        {tool(t('widgets.rich-text.undo'), <UndoOutlined aria-hidden />, (chain) => chain.undo(), {
          isDisabled: !state.canUndo,
        })}
        {tool(t('widgets.rich-text.redo'), <RedoOutlined aria-hidden />, (chain) => chain.redo(), {
          isDisabled: !state.canRedo,
        })}
      </ToolGroup>
      <ToolGroup>
        <HeadingTool editor={editor} level={state.heading} isDisabled={isDisabled} />
      </ToolGroup>
      <ToolGroup>
        {tool(t('widgets.rich-text.bold'), <BoldOutlined aria-hidden />, (chain) => chain.toggleBold(), isOn('bold'))}
        {tool(
          t('widgets.rich-text.italic'),
          <ItalicOutlined aria-hidden />,
          (chain) => chain.toggleItalic(),
          isOn('italic'),
        )}
        {tool(
          t('widgets.rich-text.underline'),
          <UnderlineOutlined aria-hidden />,
          (chain) => chain.toggleUnderline(),
          isOn('underline'),
        )}
        {tool(
          t('widgets.rich-text.strike'),
          <StrikethroughOutlined aria-hidden />,
          (chain) => chain.toggleStrike(),
          isOn('strike'),
        )}
      </ToolGroup>
      <ToolGroup>
        <ColourTool
          label={t('widgets.rich-text.colour')}
          icon={<FontColorsOutlined aria-hidden />}
          chosen={state.colour}
          isDisabled={isDisabled}
          onChoose={(colour) => run((chain) => (colour === undefined ? chain.unsetColor() : chain.setColor(colour)))()}
        />
        <ColourTool
          label={t('widgets.rich-text.background')}
          icon={<BgColorsOutlined aria-hidden />}
          chosen={state.background}
          isDisabled={isDisabled}
          isPale
          onChoose={(colour) =>
            run((chain) => (colour === undefined ? chain.unsetBackgroundColor() : chain.setBackgroundColor(colour)))()
          }
        />
      </ToolGroup>
      <ToolGroup>
        {tool(
          t('widgets.rich-text.bulletList'),
          <UnorderedListOutlined aria-hidden />,
          (chain) => chain.toggleBulletList(),
          isOn('bulletList'),
        )}
        {tool(
          t('widgets.rich-text.orderedList'),
          <OrderedListOutlined aria-hidden />,
          (chain) => chain.toggleOrderedList(),
          isOn('orderedList'),
        )}
        {tool(t('widgets.rich-text.quote'), <QuoteIcon />, (chain) => chain.toggleBlockquote(), isOn('blockquote'))}
      </ToolGroup>
      <ToolGroup>
        {alignments.map((align) => (
          <ToolButton
            key={align}
            label={t(alignTools[align].text)}
            icon={alignTools[align].icon}
            isPressed={state.align === align}
            isDisabled={isDisabled}
            onPress={run((chain) => chain.setTextAlign(align))}
          />
        ))}
      </ToolGroup>
      <ToolGroup>
        <LinkTool editor={editor} address={state.link} isDisabled={isDisabled} />
        <ImageTool editor={editor} isDisabled={isDisabled} onPictures={onPictures} />
        <TableTool editor={editor} isInside={state.isTable} isDisabled={isDisabled} />
      </ToolGroup>
      <ToolGroup>
        {tool(t('widgets.rich-text.code'), <InlineCodeIcon />, (chain) => chain.toggleCode(), isOn('code'))}
        {tool(
          t('widgets.rich-text.codeBlock'),
          <CodeOutlined aria-hidden />,
          (chain) => chain.toggleCodeBlock(),
          isOn('codeBlock'),
        )}
        {tool(t('widgets.rich-text.rule'), <LineOutlined aria-hidden />, (chain) => chain.setHorizontalRule())}
        {tool(t('widgets.rich-text.clear'), <ClearOutlined aria-hidden />, (chain) =>
          chain.unsetAllMarks().clearNodes().unsetTextAlign(),
        )}
      </ToolGroup>
    </Toolbar>
  )
}
