"""What a viewer of Darwin is shown: view, actions, standing answers, lives."""
