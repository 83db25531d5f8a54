import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
import { DataProvider, useData } from '../../runtime/data/index.ts'
import { toStaticUrl } from '../../runtime/data/staticUrl.ts'
import { fileUpload } from '../../widgets/file-upload/index.ts'
import { watchDownloads } from '../watchDownloads.ts'
import { Field } from './Field.tsx'

/** Addresses as the app makes them, where those of stories draw pictures. */
function StoredBelow({ children }: { readonly children: ReactNode }) {
  const data = useData()
  const staticUrl = (path: string) => toStaticUrl(path, { base: '/api/sys/common/static' })
  return (
    <DataProvider data={{ ...data, staticUrl }} language="en">
      {children}
    </DataProvider>
  )
}

export default {
  title: 'widgets/file-upload/inline',
  component: Field,
  decorators: [(Story) => <StoredBelow>{Story()}</StoredBelow>],
  args: { widget: fileUpload, onChange: fn() },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

/** A file that the value itself holds is saved; no window is opened for it, which browsers refuse. */
export const Saved: Story = {
  args: { as: 'view', value: [{ fileName: 'plan.pdf', filePath: 'data:application/pdf;base64,JVBERi0=' }] },
  async play({ canvas, userEvent }) {
    const { names } = watchDownloads()
    const handed = spyOn(URL, 'createObjectURL')
    await expect(canvas.queryByRole('link')).toBeNull()
    for (const button of canvas.getAllByRole('button', { name: 'Download plan.pdf' })) await userEvent.click(button)
    await expect(names).toEqual(['plan.pdf', 'plan.pdf'])
    const [file] = handed.mock.lastCall ?? []
    await expect(file instanceof Blob && [file.type, await file.text()]).toEqual(['application/pdf', '%PDF-'])
  },
}
