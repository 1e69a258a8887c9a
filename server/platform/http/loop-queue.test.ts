import { expect, test } from 'vitest';
import { createLoopQueue } from './loop-queue.ts';

test('lets other events run between two tasks', async () => {
  const { take } = createLoopQueue();
  const order: string[] = [];
  let isDone = false;
  const others = () => {
    order.push('other');
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  await Promise.all(Array.from({ length: 10 }, () => take().then(() => order.push('work'))));
  isDone = true;
  expect(order.filter((one) => one === 'work')).toHaveLength(10);
  expect(order.join(' ')).not.toContain('work work');
});
