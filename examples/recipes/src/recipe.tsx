import { recipes } from './recipes.ts'

export function Recipe({ id, onBack }: { id: string; onBack: () => void }) {
  const recipe = recipes.find((one) => one.id === id)
  return (
    <article>
      <h1>{recipe?.name ?? 'レシピはありません'}</h1>
      <ol>
        {recipe?.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" onClick={onBack}>
        一覧へ
      </button>
    </article>
  )
}
