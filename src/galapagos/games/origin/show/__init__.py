"""What a viewer of Origin is shown: view, actions, standing answers, lives."""
