import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import { Chat } from './Chat.tsx'
import type { ChatFrameProps } from './props.ts'

export function ChatFrameView({ value, props }: ViewProps<string, ChatFrameProps>) {
  const message = toText(value)
  return message === '' ? emptyValue : <Chat message={message} props={props} />
}

export const ChatFrameCell = ({ value }: ViewProps<string, ChatFrameProps>) => textCell(toText(value))
