import { useT } from '../i18n/index.ts';

interface AnswerBarProps {
  /** Null while nobody has checked it. */
  readonly right: boolean | null;
  readonly empty: boolean;
  readonly onCheck: () => void;
  readonly onTryAgain: () => void;
  readonly onShow: () => void;
  readonly onNext: () => void;
}

/** Below a question of a lesson: check it; then on, or once more, or be shown. */
export function AnswerBar({ right, empty, onCheck, onTryAgain, onShow, onNext }: AnswerBarProps) {
  const t = useT();
  return (
    <div className="row wrap lessonbar">
      {right === false && (
        <button type="button" className="btn big" onClick={onShow}>
          {t('learn.show')}
        </button>
      )}
      {right ? (
        <button type="button" className="btn pri big grow" onClick={onNext}>
          {t('learn.next')}
        </button>
      ) : (
        <button
          type="button"
          className="btn pri big grow"
          disabled={right === null && empty}
          onClick={right === null ? onCheck : onTryAgain}
        >
          {t(right === null ? 'learn.check' : 'learn.try')}
        </button>
      )}
    </div>
  );
}
