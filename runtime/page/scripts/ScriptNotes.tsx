import type { RunningScript } from './useRunningScript.ts'
import './scriptNote.css'

/** What a person has to know of the script of the page; its element lives as long as the page does. */
export function ScriptNotes({ script: { notes, region } }: { readonly script: RunningScript }) {
  return (
    <p ref={region} role="note" className="pw-script-note" hidden={notes.length === 0}>
      {notes.join('\n')}
    </p>
  )
}
