import {
  EditOutlined,
  EyeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  PictureOutlined,
  SplitCellsOutlined,
} from '@ant-design/icons'
import type { ICommand } from '@uiw/react-md-editor/nohighlight'
import { type FullScreen, Popup, useData, useTranslate } from '../../runtime/index.ts'
import { ImageForm } from '../shared/ImageForm.tsx'
import { ToolButton } from '../shared/ToolButton.tsx'
import { Toolbar } from '../shared/Toolbar.tsx'
import { ToolGroup } from '../shared/ToolGroup.tsx'
import { toPictureUrl } from '../shared/textAddresses.ts'
import { toolGroups } from './tools.tsx'

export type MarkdownMode = 'edit' | 'live' | 'preview'

interface MarkdownToolsProps {
  readonly id: string
  readonly label: string
  readonly mode: MarkdownMode
  readonly isDisabled: boolean
  readonly screen: FullScreen
  readonly onMode: (mode: MarkdownMode) => void
  readonly onCommand: (command: ICommand) => void
  readonly onPictures: (files: readonly File[]) => void
  readonly onAddress: (address: string, remark: string) => void
}

const modes = [
  { mode: 'edit', text: 'widgets.markdown.edit', icon: <EditOutlined aria-hidden /> },
  { mode: 'live', text: 'widgets.markdown.live', icon: <SplitCellsOutlined aria-hidden /> },
  { mode: 'preview', text: 'widgets.markdown.preview', icon: <EyeOutlined aria-hidden /> },
] as const

/** The tools of a text in Markdown. Those that write into it rest while only the preview shows. */
export function MarkdownTools({ id, label, mode, isDisabled, screen, ...on }: MarkdownToolsProps) {
  const t = useTranslate()
  const { staticUrl } = useData()
  const isResting = isDisabled || mode === 'preview'
  return (
    <Toolbar
      label={t('widgets.markdown.tools', { label })}
      controls={mode === 'preview' ? undefined : id}
      more={t('widgets.markdown.moreTools')}
      end={
        <>
          {modes.map((each) => (
            <ToolButton
              key={each.mode}
              label={t(each.text)}
              icon={each.icon}
              isPressed={mode === each.mode}
              onPress={() => on.onMode(each.mode)}
            />
          ))}
          <ToolButton
            label={t(screen.isFull ? 'widgets.markdown.leaveFullScreen' : 'widgets.markdown.fullScreen')}
            icon={screen.isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            onPress={screen.toggle}
          />
        </>
      }
    >
      {toolGroups.map((group) => (
        <ToolGroup key={group.id}>
          {group.tools.map(({ text, icon, command }) => (
            <ToolButton
              key={text}
              label={t(text)}
              icon={icon}
              isDisabled={isResting}
              onPress={() => on.onCommand(command)}
            />
          ))}
        </ToolGroup>
      ))}
      <ToolGroup>
        <Popup
          label={t('widgets.markdown.image')}
          button={<PictureOutlined aria-hidden />}
          buttonClass="pw-tool"
          align="start"
          isDisabled={isResting}
        >
          {(close) => (
            <ImageForm
              texts={{
                file: t('widgets.markdown.imageFile'),
                address: t('widgets.markdown.imageAddress'),
                remark: t('widgets.markdown.imageRemark'),
                insert: t('widgets.markdown.imageInsert'),
                wrong: t('widgets.markdown.imageWrong'),
              }}
              isPicture={(address) => toPictureUrl(address, staticUrl) !== undefined}
              onFiles={(files) => {
                close()
                on.onPictures(files)
              }}
              onAddress={(address, remark) => {
                close()
                on.onAddress(address, remark)
              }}
            />
          )}
        </Popup>
      </ToolGroup>
    </Toolbar>
  )
}
