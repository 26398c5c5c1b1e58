// The form of name and shape, while the table behind it goes on.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../src/lib/words/words.svelte';
import Look from '../../src/ui/lobby/Look.svelte';

beforeAll(() => speak('en'));

it('keeps what somebody types when the table sends news', async () => {
  const ondone = (): void => undefined;
  const { rerender } = render(Look, { me: { name: 'Mira', shape: 'circle' }, ondone });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await fireEvent.input(field, { target: { value: 'Mirab' } });
  await fireEvent.click(screen.getByRole('radio', { name: 'Star' }));
  await rerender({ me: { name: 'Mira', shape: 'circle' }, taken: ['square'], ondone });
  expect(field.value).toBe('Mirab');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Star' }).checked).toBe(true);
});
