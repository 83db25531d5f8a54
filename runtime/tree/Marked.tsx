interface MarkedProps {
  readonly text: string
  /** What was searched for; nothing is marked when it is empty. */
  readonly mark: string
}

/** A text in which the first place of what was searched for is marked. */
export function Marked({ text, mark }: MarkedProps) {
  const at = mark === '' ? -1 : text.toLowerCase().indexOf(mark.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="pw-tree-mark">{text.slice(at, at + mark.length)}</mark>
      {text.slice(at + mark.length)}
    </>
  )
}
