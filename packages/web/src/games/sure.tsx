import { InBar } from '../ui/bar-slot.tsx';
import './pad.css';

interface SureProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** What cannot be taken back is asked again, in the bar where it was pressed. */
export const Sure = ({ question, yes, no, onYes, onNo }: SureProps) => (
  <InBar at="main">
    <fieldset className="present">
      <legend>{question}</legend>
      <button type="button" className="btn" onClick={onYes}>
        {yes}
      </button>
      <button type="button" className="btn pri" onClick={onNo}>
        {no}
      </button>
    </fieldset>
  </InBar>
);
