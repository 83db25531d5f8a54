import { fn, screen } from 'storybook/test'
import { officeFrame } from '../../widgets/office-frame/index.ts'

/** The address of the made-up office page; `?as=` chooses how it behaves. */
export const officeAddress = '/office.html'

export const officeArgs = {
  widget: officeFrame,
  label: 'Contract',
  onChange: fn(),
  value: 'temp/contract.docx',
  props: { url: officeAddress, title: 'Contract', height: 320, timeout: 20 },
}

export const officeIframe = () => screen.getByTitle<HTMLIFrameElement>('Contract')

/** What the office page shows. */
export function officeDocument(): Document {
  const { contentDocument } = officeIframe()
  if (!contentDocument) throw new Error('The office page is another site.')
  return contentDocument
}
