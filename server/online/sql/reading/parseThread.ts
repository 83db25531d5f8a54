import { serveThread } from '../../../threads/serveThread.ts'
import { type ParsedText, parseText } from './parseText.ts'

serveThread<string, ParsedText>(async (text) => {
  const answer = await parseText(text)
  return { answer, transfer: answer.kind === 'parsed' ? [answer.words.buffer] : [] }
})
