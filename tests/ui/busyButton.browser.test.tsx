import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Icon } from '../../runtime/icons/index.ts'
import { BusyButton } from '../../runtime/ui/index.ts'
import { mount } from '../widgets/conformance/mount.tsx'

/** A button whose work lasts until the test is over. */
function Saving({ icon, onPress }: { readonly icon?: string; readonly onPress: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    onPress()
    setBusy(true)
  }
  return (
    <BusyButton isBusy={isBusy} icon={icon && <Icon name={icon} />} onClick={press}>
      Save
    </BusyButton>
  )
}

test.each([undefined, 'plus'])(
  'a button at work keeps its name, says so and takes no press, with the icon %s',
  async (icon) => {
    let presses = 0
    await mount(<Saving {...(icon === undefined ? {} : { icon })} onPress={() => (presses += 1)} />)
    const button = page.getByRole('button', { name: 'Save', exact: true })
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveAccessibleName('Save')
    expect(button.element().querySelector('.anticon-spin')).not.toBeNull()
    await userEvent.click(button)
    expect(presses).toBe(1)
  },
)
