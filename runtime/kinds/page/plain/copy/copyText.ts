/** Selects all of an element, as a person does who copies by hand. */
function selectAll(element: HTMLElement): void {
  const selection = getSelection()
  selection?.selectAllChildren(element)
}

/**
 * Copies the text that stands in an element. Without the clipboard, as on a page without https or where the person allows
 * no access, the text is selected and copied in the old way; false where that fails too, and the text stays selected.
 */
export async function copyText(text: string, element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    selectAll(element)
    if (!document.execCommand('copy')) return false
    getSelection()?.removeAllRanges()
    return true
  }
}
