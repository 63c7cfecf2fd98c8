import { describe, expect, it } from '@jest/globals'
import { render, waitFor } from '@testing-library/react'
import { SafeHtml } from './safe-html.tsx'

async function shown(html: string): Promise<string> {
  const { container } = render(
    <p>
      <SafeHtml html={html} />
    </p>,
  )
  await waitFor(() => expect(container.querySelector('p')?.textContent).not.toBe(''))
  return container.querySelector('p')?.innerHTML ?? ''
}

describe('HTML that others have written', () => {
  it('keeps the room that it takes while the sanitiser comes, unread and unseen', async () => {
    const { container } = render(
      <p>
        <SafeHtml html="<b>冬</b>物<br>肌着" />
      </p>,
    )
    const room = container.querySelector<HTMLElement>('p > span[aria-hidden]')
    expect(room?.textContent).toBe('冬物\n肌着')
    expect(room?.style.visibility).toBe('hidden')
    await waitFor(() => expect(container.querySelector('p > span')?.innerHTML).toBe('<b>冬</b>物<br>肌着'))
  })

  it('is text as long as there is no markup in it', async () => {
    expect(await shown('収納、寝具')).toBe('収納、寝具')
  })

  it.each([
    { html: '<b>冬物</b><br>肌着', left: '<b>冬物</b><br>肌着' },
    { html: '肌着 &amp; 靴下', left: '肌着 &amp; 靴下' },
    { html: '<em class="x" style="color:red" onclick="alert(1)">冬</em>', left: '<em>冬</em>' },
    { html: '<script>alert(1)</script>冬', left: '冬' },
    { html: '<img src=x onerror=alert(1)>冬', left: '冬' },
    { html: '<a href="javascript:alert(1)">冬</a>', left: '冬' },
    { html: '<a href="https://evil.example/">冬</a>', left: '冬' },
    { html: '<svg><style><img src=x onerror=alert(1)></style></svg>冬', left: '冬' },
    { html: '<iframe srcdoc="<script>alert(1)</script>"></iframe>冬', left: '冬' },
    { html: '<form action="//evil.example"><input name="x">冬</form>', left: '冬' },
    {
      html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">冬',
      left: '',
    },
    { html: '<b id="x" data-y="1" aria-label="z">冬</b>', left: '<b>冬</b>' },
  ])('[API-050] keeps emphasis and line breaks of $html, and nothing else', async ({ html, left }) => {
    const { container } = render(
      <p>
        <SafeHtml html={html} />
      </p>,
    )
    await waitFor(() => expect(container.querySelector('p > span:not([aria-hidden])')).not.toBeNull())
    expect(container.querySelector('p > span')?.innerHTML).toBe(left)
  })
})
