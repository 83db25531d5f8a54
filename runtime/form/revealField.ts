const controls =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]'
const wrong = ':is(input, textarea, select, button, [tabindex])[aria-invalid="true"]:not(:disabled)'

/** How many frames a panel, an editor of its own chunk, or an error inside of a record may take to be drawn. */
const waitTimeout = 20

/**
 * Brings a field into sight and gives it the focus: the control in it that is wrong, else its first one. The panel that
 * holds it may be drawn first. Calls `done` when it was seen or does not come; gives what ends the waiting.
 */
export function revealField(root: () => Element | null, name: string, done: () => void): () => void {
  let frame = 0
  const scrollTo = (left: number) => {
    const form = root()
    // A record inside of the form may have a field of the same name.
    const node = [...(form?.querySelectorAll(`[data-field="${CSS.escape(name)}"]`) ?? [])].find(
      (candidate) => candidate.closest('.pw-form') === form,
    )
    const first = node?.querySelector<HTMLElement>(wrong)
    if (!first && left > 0) {
      frame = requestAnimationFrame(() => scrollTo(left - 1))
      return
    }
    const target = first ?? node?.querySelector<HTMLElement>(controls)
    node?.scrollIntoView({ block: 'nearest' })
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus()
    done()
  }
  frame = requestAnimationFrame(() => scrollTo(waitTimeout))
  return () => cancelAnimationFrame(frame)
}
