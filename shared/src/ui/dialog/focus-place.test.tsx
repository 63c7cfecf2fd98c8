import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { Button } from '@shop/shared/ui'
import { act, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useFocusWhenGone } from './focus-place.ts'

function Line({ name, onAsk }: { name: string; onAsk(): void }) {
  const root = useRef<HTMLLIElement>(null)
  useFocusWhenGone(root)
  return (
    <li ref={root}>
      <a href={`/${name}`}>{name}</a>
      <Button onClick={onAsk}>{`${name}を外す`}</Button>
    </li>
  )
}

/** Lines that go away in the task that ends the question, or later, as when a service has to be asked. */
function List({ names, isLater = false }: { names: readonly string[]; isLater?: boolean }) {
  const [lines, setLines] = useState(names)
  const [asked, setAsked] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return <a href="/">次の画面</a>
  const take = () => setLines((before) => before.filter((name) => name !== asked))
  return (
    <main>
      <h1>リスト</h1>
      <input aria-label="番号" />
      <ul>
        {lines.map((name) => (
          <Line key={name} name={name} onAsk={() => (name === '出口' ? setIsLeft(true) : setAsked(name))} />
        ))}
      </ul>
      {asked === undefined ? null : (
        <ConfirmDialog
          title="外しますか？"
          onAnswer={(isSure) => {
            setAsked(undefined)
            if (isSure && isLater) setTimeout(take)
            else if (isSure) take()
          }}
        />
      )}
    </main>
  )
}

async function takeOut(name: string, names: readonly string[], isLater: boolean) {
  const { user } = renderScreen(<List names={names} isLater={isLater} />)
  await user.click(screen.getByRole('button', { name: `${name}を外す` }))
  await user.click(screen.getByRole('button', { name: 'はい' }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByRole('link', { name })).toBeNull()
}

describe.each([
  { when: 'at once', isLater: false },
  { when: 'later', isLater: true },
])('[AX-11] the focus of a line that goes $when', ({ isLater }) => {
  it.each([
    { where: 'the first', name: '牛乳', heir: { role: 'link', name: 'たまご' } },
    { where: 'one between', name: 'たまご', heir: { role: 'link', name: '米' } },
    { where: 'the last', name: '米', heir: { role: 'button', name: 'たまごを外す' } },
  ])('goes on to the next line, or back to the one before: $where', async ({ name, heir }) => {
    await takeOut(name, ['牛乳', 'たまご', '米'], isLater)
    expect(screen.getByRole(heir.role, { name: heir.name })).toHaveFocus()
  })

  it('goes to what stands before a list that is empty then', async () => {
    await takeOut('牛乳', ['牛乳'], isLater)
    expect(screen.getByRole('textbox', { name: '番号' })).toHaveFocus()
  })
})

it('leaves the focus to a screen that has come instead', async () => {
  const { user } = renderScreen(<List names={['牛乳', '出口']} />)
  await user.click(screen.getByRole('button', { name: '出口を外す' }))
  expect(screen.getByRole('link', { name: '次の画面' })).not.toHaveFocus()
})
