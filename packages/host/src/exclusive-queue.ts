/** One job after the other, whatever becomes of the one before. */
export class ExclusiveQueue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job, job);
    this.#tail = result.catch(() => {});
    return result;
  }
}
